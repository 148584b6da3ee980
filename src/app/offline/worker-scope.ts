/** Of a service worker's global scope what this one uses: its library of types can't stand beside that of documents. */
export interface WorkerScope {
  readonly location: Pick<Location, 'origin'>
  readonly clients: { readonly claim: () => Promise<void> }
  readonly registration: {
    /** Not there in browsers without it. */
    readonly navigationPreload?: { readonly enable: () => Promise<void> }
  }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: {
    (type: 'install' | 'activate', heard: (event: WorkerEvent) => void): void
    (type: 'fetch', heard: (event: WorkerFetchEvent) => void): void
    (type: 'message', heard: (event: WorkerEvent & MessageEvent<unknown>) => void): void
  }
}

export interface WorkerEvent {
  /** The worker lives on until this is done. */
  readonly waitUntil: (work: Promise<unknown>) => void
}

export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request
  /** The answer to a document that was asked for while the worker started; undefined for anything else. */
  readonly preloadResponse?: Promise<Response | undefined>
  readonly respondWith: (answer: Promise<Response>) => void
}

/** What the server writes before the worker's code: addresses of the build that it belongs to. */
export interface WorkerBuild {
  /** The app's first file, by which a document of this build is known. */
  readonly entry: string
  /** Files without which no kept page comes alive. */
  readonly core: readonly string[]
  /** All others of the shop. */
  readonly rest: readonly string[]
}
