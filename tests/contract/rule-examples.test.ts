import { describe, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { actions, screens } from '../../src/modules/index.ts'
import { rules } from '../../src/app/checks/rules.ts'
import { registry } from '../../widgets/registry.ts'

/** The names that a text gives to a key: "widget": "section". */
const named = (text: string, key: string) =>
  [...text.matchAll(new RegExp(`"${key}": "([\\w-]+)"`, 'g'))].map(([, name]) => name!)

/** The blocks that a text shows, each with the first of its slots. */
const slotsIn = (text: string) =>
  [...text.matchAll(/"widget": "([\w-]+)"[^{}]*"slots": \{ "([\w-]+)"/g)].map(([, widget, slot]) => [widget!, slot!])

describe.each(rules.map(({ meta }) => [meta.name, meta.docs] as const))(
  'the right example of %s',
  (_name, { right }) => {
    it('names what the shop has', () => {
      const unknown = {
        widgets: named(right, 'widget').filter((name) => !Object.hasOwn(registry, name)),
        slots: slotsIn(right).filter(([widget, slot]) => !Object.hasOwn(registry[widget!]?.slots ?? {}, slot!)),
        actions: named(right, 'do').filter((name) => !Object.hasOwn(actions, name)),
        endpoints: [...named(right, 'from'), ...named(right, 'endpoint')].filter(
          (name) => !Object.hasOwn(contracts, name),
        ),
        modules: named(right, 'module').filter(
          (name) => !Object.keys(screens).some((key) => key.startsWith(`${name}/`)),
        ),
      }
      expect(unknown).toEqual({ widgets: [], slots: [], actions: [], endpoints: [], modules: [] })
    })
  },
)
