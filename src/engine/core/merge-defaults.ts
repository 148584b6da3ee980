type Props = Readonly<Record<string, unknown>>

const none: Props = {}

/** The last merge of each props object: the same object again for every shopper, so that it is compiled once. */
const merged = new WeakMap<Props, { readonly defaults: object; readonly props: Props }>()

/** The props of a block over the defaults of its widget. The same two objects give the same result object. */
export function mergeDefaults(defaults: object | undefined, props: Props | undefined): Props {
  if (!defaults) return props ?? none
  if (!props) return defaults as Props
  const last = merged.get(props)
  if (last?.defaults === defaults) return last.props
  const made = { ...defaults, ...props }
  merged.set(props, { defaults, props: made })
  return made
}
