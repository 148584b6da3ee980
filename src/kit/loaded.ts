import type { Refusal } from './refusal.ts'

/** What a screen waits for, and how that stands. */
export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly refusal: Refusal }
  | { readonly status: 'ready'; readonly value: Value }
