import { type Refusal, refusalOf } from './refusal.ts'

/** Tells a flow how a call of its effects ended: by what was answered, or by why it was not. */
export function settle<Value>(
  call: PromiseLike<Value>,
  onValue: (value: Value) => void,
  onRefusal: (refusal: Refusal) => void,
): void {
  void call.then(onValue, (error: unknown) => onRefusal(refusalOf(error)))
}
