// What the page uses of browsers and tsc's own declarations are too old to know.

interface Array<T> {
  findLastIndex(predicate: (value: T, index: number) => boolean): number;
}

interface Navigator {
  readonly userActivation?: { readonly isActive: boolean };
}

interface Element {
  checkVisibility(options?: { opacityProperty?: boolean, visibilityProperty?: boolean }): boolean;
}

// What `heft build` puts into the service worker.
declare const VERSION: string;
declare const FILES: [path: string, hash: string][];

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WindowClient {
  readonly url: string;
  navigate(address: string): Promise<WindowClient | null>;
}

interface ServiceWorkerGlobalScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { matchAll(options: { type: string }): Promise<unknown[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}
