/** Strokes on a grid of 24, as those of src/ui/service-icon: here are the ones of entries alone, which no product's page shows. */
export const entryIconPaths = {
  book: 'M12 6.5C10 5 7.2 4.5 4 4.8v13.4c3.2-.3 6 .2 8 1.7 2-1.5 4.8-2 8-1.7V4.8c-3.2-.3-6 .2-8 1.7zM12 6.5v13.4',
  bus: 'M5 17V6.5A1.5 1.5 0 0 1 6.5 5h11A1.5 1.5 0 0 1 19 6.5V17a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1zM5 12.5h14M12 5v7.5M7.5 18v2M16.5 18v2M7.8 15.3h1.4M14.8 15.3h1.4',
  dining: 'M8 3.5V20M5 3.5V8a3 3 0 0 0 6 0V3.5M16.5 20V4c-2.2 1.4-3 4.6-3 9h3',
  health: 'M12 3.8l7 2.4v5.3c0 4-2.8 7-7 8.7-4.2-1.7-7-4.7-7-8.7V6.2zM12 8.5v6M9 11.5h6',
  parking:
    'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM9.5 17V7.5h3.2a2.9 2.9 0 0 1 0 5.8H9.5',
  points:
    'M4 8a5.5 2.8 0 1 0 11 0 5.5 2.8 0 1 0-11 0M4 8v4c0 1.5 2.5 2.8 5.5 2.8M4 12v4c0 1.5 2.5 2.8 5.5 2.8M15 8v1.5M9.5 13.5a5.2 2.7 0 1 0 10.4 0 5.2 2.7 0 1 0-10.4 0M9.5 13.5v4c0 1.5 2.3 2.7 5.2 2.7s5.2-1.2 5.2-2.7v-4',
  receipt: 'M6 3.8h12v16.4l-2-1.4-2 1.4-2-1.4-2 1.4-2-1.4-2 1.4zM9 8.5h6M9 12.5h6',
  scan: 'M4 8.5v-3A1.5 1.5 0 0 1 5.5 4h3M15.5 4h3A1.5 1.5 0 0 1 20 5.5v3M20 15.5v3a1.5 1.5 0 0 1-1.5 1.5h-3M8.5 20h-3A1.5 1.5 0 0 1 4 18.5v-3M4 12h16',
} as const satisfies Record<string, string>

export type EntryIconName = keyof typeof entryIconPaths

export const entryIconNames = Object.keys(entryIconPaths) as readonly EntryIconName[]
