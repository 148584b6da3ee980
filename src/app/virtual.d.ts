declare module 'virtual:widget-loaders' {
  import type { Example } from '../kit/widget.ts'
  import type { WidgetComponent } from '../page/react/page-runtime.ts'
  interface LoadWidget {
    (): Promise<{ default: WidgetComponent }>
    readonly pick?: (whole: unknown) => { default: WidgetComponent }
  }
  export const loaders: Readonly<Record<string, LoadWidget>>
  export const exampleLoaders: Readonly<Record<string, () => Promise<{ examples: readonly Example[] }>>>
}
