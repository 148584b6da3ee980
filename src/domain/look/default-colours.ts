/** The colours of src/ui/tokens.css that texts and their grounds have where a theme says nothing; a test holds them equal. */
export const defaultColours = {
  ink: '#12212e',
  'ink-2': '#4a5b68',
  'ink-3': '#5c6b78',
  brand: '#0b7a75',
  'brand-deep': '#075e5a',
  accent: '#c8371f',
  page: '#f6f3ee',
  surface: '#ffffff',
} as const
