// The parts of browsers that the page uses and that tsc's own declarations are too old to know.

interface Array<T> {
  findLastIndex(predicate: (value: T, index: number) => boolean): number;
}

interface Navigator {
  readonly userActivation?: { readonly isActive: boolean };
}

interface Element {
  checkVisibility(options?: { opacityProperty?: boolean, visibilityProperty?: boolean }): boolean;
}

// The values that `heft build` puts into the service worker.
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

interface VideoFrame {
  readonly displayWidth: number;
  readonly displayHeight: number;
  /** In microseconds. */
  readonly duration: number | null;
  close(): void;
}

declare const VideoFrame: {
  new(source: VideoFrame, options: { timestamp: number, alpha: "discard" }): VideoFrame;
};

interface EncodedVideoChunk {
  readonly type: "key" | "delta";
  /** In microseconds. */
  readonly timestamp: number;
  readonly byteLength: number;
  copyTo(bytes: Uint8Array): void;
}

interface VideoEncoderConfig {
  codec: string;
  width: number;
  height: number;
  bitrate: number;
  framerate: number;
}

interface VideoEncoder extends EventTarget {
  readonly state: "unconfigured" | "configured" | "closed";
  readonly encodeQueueSize: number;
  configure(config: VideoEncoderConfig): void;
  encode(frame: VideoFrame, options: { keyFrame: boolean }): void;
  flush(): Promise<void>;
  close(): void;
}

declare const VideoEncoder: {
  new(init: { output: (chunk: EncodedVideoChunk) => void, error: (error: DOMException) => void }): VideoEncoder;
  isConfigSupported(config: VideoEncoderConfig): Promise<{ supported: boolean }>;
};

declare class ImageDecoder {
  constructor(init: { data: BufferSource, type: string });
  readonly tracks: { readonly ready: Promise<void>, readonly selectedTrack: { readonly frameCount: number } | null };
  readonly completed: Promise<void>;
  decode(options: { frameIndex: number }): Promise<{ image: VideoFrame }>;
  close(): void;
}
