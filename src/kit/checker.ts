import type { Page } from '../../schemas/page/page.ts'
import type { Route } from '../../schemas/page/route.ts'
import type { Theme } from '../../schemas/page/theme.ts'
import type { ForeignEncoding } from './file-text.ts'
import type { Problem } from './problem.ts'

/** The text of one of the operators' files. */
export interface FileSource {
  readonly name: string
  /** The file as messages and logs name it: pages/home.json */
  readonly file: string
  readonly text: string
  /** Of a file that is not UTF-8, which has no text then. */
  readonly encoding?: ForeignEncoding
}

export interface Checked<Value> {
  /** Present when the file may serve. */
  readonly value?: Value
  /** One text a problem, as the operator reads it. */
  readonly problems: readonly string[]
  /** The same ones with their places, for whoever marks them; absent where the check itself did not come to its end. */
  readonly placed?: readonly Problem[]
}

/** What is left of a page or a part of which something fails. */
export interface LeftOut {
  readonly text: string
  /** The blocks that were left out, as their author names them. */
  readonly blocks: readonly string[]
}

/** When a product can be bought, in the shop's time to the minute: 2026-11-20T10:00. */
export interface Sale {
  readonly name: string
  /** False: it was taken off the shelf. */
  readonly isListed: boolean
  readonly from: string
  /** Excluded. */
  readonly until: string
}

/** What the backend holds, where that is known. */
export interface KnownContent {
  /** Codes of page components. */
  readonly codes: ReadonlySet<string>
  /** Ids of products. */
  readonly products: ReadonlySet<string>
  /** When each of them is sold, where that is known too. */
  readonly sales?: ReadonlyMap<string, Sale>
}

/** What a page is judged with. */
interface PageSurroundings {
  readonly routes: readonly Route[]
  /** Those that passed their own check. */
  readonly parts: readonly FileSource[]
  /** Names of parts that nobody published yet: drafts may use those that are among `parts`. */
  readonly draftParts?: readonly string[]
  /** The text of another page as it is or will be; without it redirects are followed no further than the page itself. */
  readonly pageText?: (name: string) => string | undefined
  /** Whether a picture's address has its files; absent where the shop has no folder of pictures. */
  readonly pictures?: (url: string) => boolean
  /** Without it nothing that the backend holds is looked up. */
  readonly content?: KnownContent
}

/** What a page component is judged with. */
interface ComponentSurroundings extends Pick<PageSurroundings, 'routes' | 'pictures'> {
  /** Titles of the pages that read it. */
  readonly readers: readonly string[]
  /** When they are sold; without it that is not looked up. */
  readonly content?: KnownContent
}

/** The checks of the built shop, which knows the widgets: the server asks them before it serves a file. */
export interface Checker {
  readonly page: (source: FileSource, surroundings: PageSurroundings) => Checked<Page>
  /**
   * All parts, since they may use each other; the problems of each by its file. Its text is the value of one that may serve.
   * @param draftParts as a page's
   */
  readonly parts: (
    sources: readonly FileSource[],
    draftParts?: readonly string[],
  ) => Readonly<Record<string, Checked<string>>>
  readonly routes: (source: FileSource, pageNames: readonly string[]) => Checked<readonly Route[]>
  readonly theme: (source: FileSource) => Checked<Theme>
  /** A page or a part without the blocks that its problems are of, to be judged anew; undefined where they are of more than blocks. */
  readonly leaveOut: (text: string, placed: readonly Problem[]) => LeftOut | undefined
  /** The name of the source is the component's code; its text is the value of one that may be published. */
  readonly component: (source: FileSource, surroundings: ComponentSurroundings) => Checked<string>
}
