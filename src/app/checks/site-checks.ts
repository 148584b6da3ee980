import { componentDocumentSchema } from '../../../schemas/domain/component-kinds.ts'
import { productIdOfPath } from '../../../schemas/domain/product-kind.ts'
import { searchComponentCodes } from '../../../schemas/domain/search.ts'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { MEDIA } from '../../domain/picture/picture-sizes.ts'
import { forwardQuery } from '../../domain/visit/forward-query.ts'
import { isKnownMiniPage } from '../../domain/visit/mini-pages.ts'
import type { SiteChecks } from '../../engine/checks/site-checks.ts'
import { searchService } from './search-service/index.ts'
import { themeContrast } from './theme-contrast/index.ts'

/** What the checks know of the shop beside its pages. */
export const siteChecks = {
  base: SHOP_BASE,
  media: MEDIA,
  productOf: productIdOfPath,
  isElsewhere: isKnownMiniPage,
  forwardQuery,
  componentSchema: componentDocumentSchema,
  readByCode: Object.values(searchComponentCodes),
  themeRules: [themeContrast],
  componentRules: [searchService],
} as const satisfies SiteChecks
