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
