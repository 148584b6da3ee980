import type { AnyWidget, Slot, WidgetEvent } from '../../../src/kit/widget.ts'
import { type EditorSchema, propertiesOrExpression } from '../../../src/engine/checks/judge/or-expression.ts'
import type { Option } from './choice.ts'

/** What a block is once its `widget` is this one. */
export function widgetOption(widget: AnyWidget): Option {
  const { code, title, description, variants } = widget
  const props = propsOf(widget)
  return {
    value: code,
    description: `${title}：${description}`,
    shape: {
      properties: {
        props,
        ...(variants?.length ? { variant: { enum: variants } } : { variant: false }),
        on: eventsOf(widget.events),
        slots: slotsOf(widget.slots),
      },
      required: props.required?.length ? ['props'] : [],
    },
  }
}

function propsOf(widget: AnyWidget): EditorSchema {
  const props = propertiesOrExpression(widget.props, widget.defaults ?? {})
  return { description: `${widget.title}的设置`, ...props }
}

function eventsOf(events: Readonly<Record<string, WidgetEvent>> = {}): EditorSchema {
  const properties = Object.entries(events).map(([name, event]) => [
    name,
    { description: eventText(event), type: 'array', items: { $ref: '#/definitions/action' } },
  ])
  return { properties: Object.fromEntries(properties), additionalProperties: false }
}

function eventText({ title, payload }: WidgetEvent): string {
  const names = Object.keys(payload.properties ?? {}).map((name) => `event.${name}`)
  return names.length > 0 ? `${title}。动作里可以读 ${names.join('、')}` : title
}

function slotsOf(slots: Readonly<Record<string, Slot>> = {}): EditorSchema {
  const properties = Object.entries(slots).map(([name, { title, allow, max }]) => {
    const block = { $ref: '#/definitions/block' }
    const items = allow ? { allOf: [block, { properties: { widget: { enum: allow } } }] } : block
    return [name, { description: title, type: 'array', items, ...(max === undefined ? {} : { maxItems: max }) }]
  })
  return { properties: Object.fromEntries(properties), additionalProperties: false }
}
