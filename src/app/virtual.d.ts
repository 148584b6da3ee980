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

declare module 'virtual:module-actions' {
  import type { ModuleActionRun } from '../kit/module.ts'
  /** By the action's name. */
  export const loaders: Readonly<Record<string, () => Promise<{ default: ModuleActionRun<unknown> }>>>
}

declare module 'virtual:page-validators' {
  import type { ValidateFunction } from 'ajv'
  import type { ShapeName } from '../page/checks/judge/shapes.ts'
  export const validators: Readonly<Partial<Record<ShapeName, ValidateFunction>>>
}
