import { useMemo } from 'react'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import { type NamedRow, shopTitles, type TitlesFor } from '../document/index.ts'

/** What sentences about documents call things; undefined until the catalogue is there. */
export const useShopTitles = (catalogue: Catalogue | undefined, rows: readonly NamedRow[]): TitlesFor | undefined =>
  useMemo(() => catalogue && shopTitles(catalogue, rows), [catalogue, rows])
