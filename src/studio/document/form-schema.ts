import type { Keywords } from '../../../schemas/keywords.ts'
import type { Json } from './json.ts'
import { isMap } from './json.ts'

/** The part of JSON Schema that the form reads. */
export interface FormSchema extends Partial<Keywords> {
  readonly type?: string | readonly string[]
  readonly title?: string
  readonly description?: string
  readonly enum?: readonly Json[]
  readonly properties?: Readonly<Record<string, FormSchema>>
  readonly required?: readonly string[]
  readonly items?: FormSchema
  readonly anyOf?: readonly FormSchema[]
  readonly oneOf?: readonly FormSchema[]
  readonly additionalProperties?: boolean | FormSchema
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly pattern?: string
  readonly format?: string
  readonly default?: Json
  readonly const?: Json
}

/** A schema of the catalogue, which is plain JSON to its contract. */
export const asSchema = (value: unknown): FormSchema => (isMap(value) ? (value as FormSchema) : {})

export const propertiesOf = (schema: unknown): Readonly<Record<string, FormSchema>> => asSchema(schema).properties ?? {}

/** What a route may say, of the table of them. */
export const routeSchemaOf = ({ route }: { readonly route?: unknown }): FormSchema =>
  propertiesOf(route).routes?.items ?? asSchema(route)
