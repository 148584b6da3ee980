import type { Page } from '../../schemas/page/page.ts'
import type { Route } from '../../schemas/page/route.ts'
import type { Theme } from '../../schemas/page/theme.ts'

/** The text of one of the operators' files. */
export interface FileSource {
  readonly name: string
  /** As people know it: pages/home.json */
  readonly file: string
  readonly text: string
}

export interface Checked<Value> {
  /** Present when the file may serve. */
  readonly value?: Value
  /** One text a problem, as the operator reads it. */
  readonly problems: readonly string[]
}

/** The checks of the built shop, which knows the widgets: the server asks them before it serves a file. */
export interface Checker {
  readonly page: (source: FileSource, routes: readonly Route[]) => Checked<Page>
  readonly routes: (source: FileSource, pageNames: readonly string[]) => Checked<readonly Route[]>
  readonly theme: (source: FileSource) => Checked<Theme>
}
