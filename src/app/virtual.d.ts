declare module 'virtual:widget-loaders' {
  import type { WidgetComponent } from '../page/react/page-runtime.ts'
  export const loaders: Readonly<Record<string, () => Promise<{ default: WidgetComponent }>>>
}
