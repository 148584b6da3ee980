/**
 * Works something out once for each object, and forgets it with the object. What it is worked out of must not change.
 * @param make called with an object that is seen for the first time
 */
export function memoByIdentity<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const found = known.get(key)
    if (found) return found.value
    const value = make(key)
    known.set(key, { value })
    return value
  }
}
