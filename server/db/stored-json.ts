import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { customType } from 'drizzle-orm/pg-core'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { vocabulary } from '../../schemas/keywords.ts'

/** JSON that was stored can't be read: another version of the shop wrote it, or somebody by hand. */
export class UnreadableJson extends Error {
  override name = 'UnreadableJson'
}

/** How a value stands in the database as JSON: with the version of its shape inside, beside its own fields. */
export interface StoredShape<Body> {
  /**
   * What was stored without a version is of version 1: it was written before there were any.
   * @throws UnreadableJson of another version, or of a shape that no version has
   */
  readonly read: (stored: unknown) => Body
  /** @throws Error what could not be read again is not stored */
  readonly write: (body: Body) => Readonly<Record<string, unknown>>
}

interface Shape {
  /** What it is, for whoever reads the log: `orders.body`. */
  readonly name: string
  /** Raised with each change of the schema after which one side can't read what the other wrote; `read` then knows both. */
  readonly version: number
  /** The oldest version whose bodies this schema takes too, because only what need not be there came after it; else `version` alone. */
  readonly since?: number
  /** An object. */
  readonly schema: JSONSchema
}

const ajv = new Ajv({ strict: true, ...vocabulary() })
addFormats.default(ajv)

/** The shape of stored JSON; its validator is compiled when it is first needed. */
export function storedShape<Body extends object>({ name, version, since = version, schema }: Shape): StoredShape<Body> {
  let compiled: ValidateFunction | undefined
  const mistake = (body: unknown): string | undefined => {
    compiled ??= ajv.compile(schema)
    return compiled(body) ? undefined : ajv.errorsText(compiled.errors, { dataVar: name })
  }
  return {
    read(stored) {
      const { version: written = 1, ...body } = objectOf(name, stored)
      if (!isBetween(written, since, version))
        throw new UnreadableJson(`${name} has version ${String(written)}, version ${version} is known`)
      const found = mistake(body)
      if (found !== undefined)
        throw new UnreadableJson(`${name} has a shape that version ${version} does not have: ${found}`)
      return body as Body
    },
    write(body) {
      const found = mistake(body)
      if (found !== undefined) throw new Error(`${name} can't be stored: ${found}`)
      return { ...body, version }
    },
  }
}

const isBetween = (version: unknown, first: number, last: number): boolean =>
  typeof version === 'number' && version >= first && version <= last

function objectOf(name: string, stored: unknown): Readonly<Record<string, unknown>> {
  const value: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UnreadableJson(`${name} is no object`)
  return { ...value }
}

/** A jsonb column of a shape: written with its version, looked at whenever a row is read, and handed on without the version. */
export const storedJson = <Body extends object>(column: string, { read, write }: StoredShape<Body>) =>
  customType<{ data: Body; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (body) => JSON.stringify(write(body)),
    fromDriver: read,
  })(column)
