declare module 'virtual:widget-loaders' {
  import type { Example } from '../kit/widget.ts'
  import type { WidgetComponent } from '../page/react/page-runtime.ts'
  export const loaders: Readonly<Record<string, () => Promise<{ default: WidgetComponent }>>>
  export const exampleLoaders: Readonly<Record<string, () => Promise<{ examples: readonly Example[] }>>>
}
