import { pageComponent } from './page-component.ts'
import { pageComponents } from './page-components.ts'
import { productPackageFilter } from './product-package-filter.ts'
import { productPackageList } from './product-package-list.ts'

/** Every endpoint of the mall, alphabetical. */
export const contracts = { pageComponent, pageComponents, productPackageFilter, productPackageList } as const

export type ContractName = keyof typeof contracts
