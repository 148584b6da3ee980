/** Drawn on a grid of 24: `line` is stroked, `fill` lies under it in a soft shade of the same colour. */
interface Drawing {
  readonly line: string
  readonly fill?: string
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
const ticket =
  'M4.5 6.5h15a1 1 0 0 1 1 1v2.3a2.2 2.2 0 0 0 0 4.4v2.3a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-2.3a2.2 2.2 0 0 0 0-4.4V7.5a1 1 0 0 1 1-1z'
const suitcase = 'M5.5 8.5h13a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z'
const bag = 'M5.6 8.5h12.8l1.1 10.3a1.6 1.6 0 0 1-1.6 1.7H6.1a1.6 1.6 0 0 1-1.6-1.7z'
const flame =
  'M12.4 3c.5 3.4 5.1 5.4 5.1 10.5a5.5 5.5 0 0 1-11 .3c0-2.2 1-3.8 2.3-5 .2 1.5.9 2.3 1.9 2.5.5-2.8-.4-5.3 1.7-8.3z'
const pin = 'M12 21c4.3-4.2 6.5-7.6 6.5-10.7a6.5 6.5 0 0 0-13 0C5.5 13.4 7.7 16.8 12 21z'
const house = 'M4.5 10.8 12 4.3l7.5 6.5v8.2a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1z'
const horn = 'M4 10.2v3.6a1 1 0 0 0 1 1h2.2l5.6 3.7V5.5L7.2 9.2H5a1 1 0 0 0-1 1z'
const wave = 'c1.5 0 2.3-1.2 4.2-1.2s2.7 1.2 4.3 1.2 2.3-1.2 4.2-1.2 2.8 1.2 4.3 1.2'

export const iconPaths = {
  back: { line: 'M15 5l-7 7 7 7' },
  car: {
    line: 'M4 16.5v-4l2-5.2A2 2 0 0 1 7.9 6h8.2a2 2 0 0 1 1.9 1.3l2 5.2v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM4.3 12h15.4M6 17.5v2M18 17.5v2M7.5 14.8h1.6M14.9 14.8h1.6',
  },
  cart: { line: `M3.5 4.5h2.2l2.4 11h9.4l2.3-8.2H6.4${circle(9, 19, 1.2)}${circle(16.6, 19, 1.2)}` },
  chevron: { line: 'M9.5 6l6 6-6 6' },
  close: { line: 'M6 6l12 12M18 6L6 18' },
  combo: {
    line: `${suitcase}M9 8.5V6a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 6v2.5M3.5 13.5h17M12 12.5v2`,
    fill: suitcase,
  },
  fire: { line: flame, fill: flame },
  home: { line: `${house}M9.5 20v-5.5h5V20`, fill: house },
  hotel: {
    line: `M3.5 19.5V5.5M3.5 16h17M20.5 19.5v-5.3a3 3 0 0 0-3-3h-6.2V16${circle(7.4, 11.9, 1.9)}`,
    fill: 'M11.3 11.2h6.2a3 3 0 0 1 3 3V16h-9.2z',
  },
  location: { line: `${pin}${circle(12, 10.2, 2.4)}`, fill: pin },
  notice: { line: `${horn}M16 9.2a4 4 0 0 1 0 5.6M18.6 6.8a7.3 7.3 0 0 1 0 10.4`, fill: horn },
  pause: { line: 'M9 6.5v11M15 6.5v11' },
  play: {
    line: `${circle(16.6, 6.6, 2.6)}M3.5 15.2${wave}M3.5 19.5${wave}M5 11.7c1.6-3.3 4-4.7 7.2-4.3`,
    fill: circle(16.6, 6.6, 2.6),
  },
  resume: { line: 'M8.5 6v12l9.5-6z' },
  search: { line: `${circle(11, 11, 6.5)}M16 16l4.5 4.5` },
  service: {
    line: 'M5 14v-2a7 7 0 0 1 14 0v2M5 12.5h1.5a1 1 0 0 1 1 1V17a1 1 0 0 1-1 1H6a1.5 1.5 0 0 1-1.5-1.5M19 12.5h-1.5a1 1 0 0 0-1 1V17a1 1 0 0 0 1 1h.5a1.5 1.5 0 0 0 1.5-1.5M19 17.5c0 2-1.8 3-4.5 3',
  },
  share: {
    line: 'M12 14.5V4M8 7.5L12 3.8l4 3.7M7.5 11H6a1 1 0 0 0-1 1v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7a1 1 0 0 0-1-1h-1.5',
  },
  shop: { line: `${bag}M8.8 11V7.7a3.2 3.2 0 0 1 6.4 0V11`, fill: bag },
  ticket: { line: `${ticket}M14.5 7.5v1.3M14.5 11.3v1.4M14.5 15.2v1.3`, fill: ticket },
  user: { line: `${circle(12, 8.2, 3.9)}M4.5 20.2c.8-3.8 3.7-5.7 7.5-5.7s6.7 1.9 7.5 5.7`, fill: circle(12, 8.2, 3.9) },
  wifi: { line: 'M3.5 9.5a12.5 12.5 0 0 1 17 0M6.5 13a8 8 0 0 1 11 0M9.5 16.2a3.7 3.7 0 0 1 5 0M12 19.5v.01' },
} as const satisfies Record<string, Drawing>
