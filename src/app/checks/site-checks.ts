import { brands, channels } from '../../../schemas/domain/channels.ts'
import { componentDocumentSchema } from '../../../schemas/domain/component-kinds.ts'
import { memberLevels } from '../../../schemas/domain/member-levels.ts'
import { searchComponentCodes } from '../../../schemas/domain/search.ts'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { MEDIA } from '../../domain/picture/picture-sizes.ts'
import { forwardQuery } from '../../domain/visit/forward-query.ts'
import { isKnownMiniPage } from '../../domain/visit/mini-pages.ts'
import type { SiteChecks } from '../../engine/checks/site-checks.ts'
import { productNotSold } from './product-not-sold/index.ts'
import { productSoldShorter } from './product-sold-shorter/index.ts'
import { searchService } from './search-service/index.ts'
import { siteFrameCondition } from './site-frame-condition/index.ts'
import { themeContrast } from './theme-contrast/index.ts'
import { unknownContent } from './unknown-content/index.ts'
import { unknownProduct } from './unknown-product/index.ts'

const productRules = [productNotSold, productSoldShorter, unknownProduct]

/** What the checks know of the shop beside its pages. */
export const siteChecks = {
  base: SHOP_BASE,
  channels,
  brands,
  levels: memberLevels,
  media: MEDIA,
  isElsewhere: isKnownMiniPage,
  forwardQuery,
  componentSchema: componentDocumentSchema,
  readByCode: Object.values(searchComponentCodes),
  pageRules: [...productRules, siteFrameCondition, unknownContent],
  entryRules: productRules,
  themeRules: [themeContrast],
  componentRules: [searchService],
} as const satisfies SiteChecks
