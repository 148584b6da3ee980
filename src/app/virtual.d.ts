interface LoadWidget {
  (): Promise<{ default: import('../engine/react/page-runtime.ts').WidgetComponent }>
  readonly pick?: (whole: unknown) => { default: import('../engine/react/page-runtime.ts').WidgetComponent }
}

type WidgetLoaders = Readonly<Record<string, LoadWidget>>

declare module 'virtual:widget-loaders' {
  /** Of every widget and screen. */
  export const loaders: WidgetLoaders
}

declare module 'virtual:home-loaders' {
  /** Of the home page's widgets. */
  export const loaders: WidgetLoaders
}

declare module 'virtual:other-loaders' {
  /** Of all that the home page does not show. */
  export const loaders: WidgetLoaders
}

declare module 'virtual:older-styles' {
  /** Address of the style sheet that older browsers need beside those of the page (build/older-styles.ts). */
  export const address: string
  /** What its rules that have something in them wait for. */
  export const marks: readonly import('../domain/visit/has-mark.ts').HasMark[]
}
