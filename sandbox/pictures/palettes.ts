import type { Time } from './scene.ts'

type Colors3 = readonly [string, string, string]

/** The light of one hour. Colours are `#rrggbb`. */
export interface Palette {
  /** From the zenith down to the horizon. */
  sky: readonly [string, string, string, string]
  /** The disc of sun or moon. */
  sun: string
  /** The air around it. */
  glow: string
  /** What far things fade into. */
  haze: string
  /** Multiplies every surface. */
  ambient: string
  /** Added on lit sides. */
  key: string
  /** Multiplies sides turned away. */
  shadow: string
  /** Water: at the horizon, half-way, near. */
  water: Colors3
  /** Water over sand. */
  shallow: string
  /** Lamp light in windows. */
  lamp: string
  contrast: number
}

/** Several moods for each hour; a scene's seed chooses one. */
export const palettes: Readonly<Record<Time, readonly Palette[]>> = {
  dawn: [
    {
      sky: ['#7fa9cc', '#b9bfd8', '#f3c9c2', '#fde6c9'],
      sun: '#fff4da',
      glow: '#ffdcb0',
      haze: '#f0d0c6',
      ambient: '#f6e3e2',
      key: '#ffcfa6',
      shadow: '#8b86b4',
      water: ['#f2cfc0', '#9fbccb', '#3f8796'],
      shallow: '#a9d6cf',
      lamp: '#ffd596',
      contrast: 0.5,
    },
    {
      sky: ['#5d9db5', '#9fcbc9', '#e5e3c4', '#fbe3b4'],
      sun: '#fffbe2',
      glow: '#fff0bd',
      haze: '#dfe3cd',
      ambient: '#f4f0e0',
      key: '#ffe7b0',
      shadow: '#7d9bab',
      water: ['#e6e0c2', '#8fc4bf', '#22807f'],
      shallow: '#a5dccb',
      lamp: '#ffd596',
      contrast: 0.5,
    },
    {
      sky: ['#8791c4', '#c6a9cf', '#f7bdb5', '#ffd9b3'],
      sun: '#fff0d8',
      glow: '#ffc7a8',
      haze: '#eebfbf',
      ambient: '#f3d7de',
      key: '#ffbd9d',
      shadow: '#7f74ac',
      water: ['#f6c3b5', '#a9a5c6', '#4c709b'],
      shallow: '#a9c6d8',
      lamp: '#ffcf8f',
      contrast: 0.55,
    },
  ],
  noon: [
    {
      sky: ['#1f86c4', '#56b2df', '#a5daec', '#e2f4f0'],
      sun: '#ffffff',
      glow: '#fffbe6',
      haze: '#cbe8ea',
      ambient: '#fffdf8',
      key: '#fff6da',
      shadow: '#7fa2bd',
      water: ['#7fcfd6', '#1fa7ad', '#0b7a85'],
      shallow: '#8ee3d0',
      lamp: '#ffe2ae',
      contrast: 0.55,
    },
    {
      sky: ['#3fa3c9', '#7cc8d8', '#bfe5e2', '#f2f5e6'],
      sun: '#ffffff',
      glow: '#fff9e0',
      haze: '#d6ebe4',
      ambient: '#fffbf0',
      key: '#fff2cf',
      shadow: '#86a7b0',
      water: ['#8fd8d0', '#2cb3a9', '#0b7a75'],
      shallow: '#a6ead2',
      lamp: '#ffe2ae',
      contrast: 0.5,
    },
    {
      sky: ['#2a6fb5', '#5b9fd6', '#a9cfe9', '#f0efe6'],
      sun: '#ffffff',
      glow: '#fff7e0',
      haze: '#cfdfec',
      ambient: '#fffaf2',
      key: '#fff0d0',
      shadow: '#7c93be',
      water: ['#86bfe0', '#2b86bd', '#125a8c'],
      shallow: '#84d6dc',
      lamp: '#ffe2ae',
      contrast: 0.55,
    },
  ],
  golden: [
    {
      sky: ['#4f8fae', '#a3bcb4', '#f3d096', '#ffe3a6'],
      sun: '#fffbe0',
      glow: '#ffe39a',
      haze: '#f3d3a0',
      ambient: '#fde3bd',
      key: '#ffcf80',
      shadow: '#8b7f96',
      water: ['#f2d49a', '#6fb0a5', '#14707a'],
      shallow: '#9fd3b4',
      lamp: '#ffd27e',
      contrast: 0.75,
    },
    {
      sky: ['#5f86b0', '#c3a9a8', '#f8b98a', '#ffd69a'],
      sun: '#fff3cf',
      glow: '#ffc880',
      haze: '#f2c09a',
      ambient: '#fbd5b6',
      key: '#ffb673',
      shadow: '#80719c',
      water: ['#f6c492', '#8fa3ab', '#246a80'],
      shallow: '#9fc4b4',
      lamp: '#ffcf78',
      contrast: 0.8,
    },
    {
      sky: ['#2f8a97', '#86bfae', '#ecd78f', '#fff0b4'],
      sun: '#ffffe8',
      glow: '#fff0a4',
      haze: '#e9dba3',
      ambient: '#fbeac0',
      key: '#ffdf8c',
      shadow: '#7a8f8e',
      water: ['#ead998', '#5fb39d', '#0b6c6c'],
      shallow: '#b8dfae',
      lamp: '#ffd27e',
      contrast: 0.7,
    },
  ],
  dusk: [
    {
      sky: ['#22346e', '#6d5596', '#e07c86', '#ffc088'],
      sun: '#ffe3b8',
      glow: '#ff9d78',
      haze: '#c9849a',
      ambient: '#b493bb',
      key: '#ff9a72',
      shadow: '#5a4f8d',
      water: ['#f2a78c', '#8a6a9e', '#2b3a72'],
      shallow: '#b08fb0',
      lamp: '#ffcf82',
      contrast: 0.7,
    },
    {
      sky: ['#123c5c', '#2f7286', '#d98a6d', '#ffc98c'],
      sun: '#ffe9c0',
      glow: '#ffb27a',
      haze: '#b98e86',
      ambient: '#b2a2ab',
      key: '#ffa873',
      shadow: '#4a5f80',
      water: ['#f0ad85', '#5b7d8c', '#123f59'],
      shallow: '#9fa9a4',
      lamp: '#ffd188',
      contrast: 0.7,
    },
    {
      sky: ['#3a2b68', '#8d4a86', '#e8636b', '#ffb061'],
      sun: '#ffe6a8',
      glow: '#ff8a5c',
      haze: '#c9677f',
      ambient: '#bb86a8',
      key: '#ff8b5e',
      shadow: '#5d4389',
      water: ['#fb9a6c', '#96527f', '#33295f'],
      shallow: '#b97f97',
      lamp: '#ffcb74',
      contrast: 0.75,
    },
  ],
  night: [
    {
      sky: ['#081534', '#10305c', '#27598a', '#5b8cab'],
      sun: '#fdf6df',
      glow: '#a9cbe6',
      haze: '#3f6f97',
      ambient: '#5a78ac',
      key: '#a8c8f0',
      shadow: '#3f5486',
      water: ['#5585a6', '#1f4a77', '#0a2149'],
      shallow: '#3f7c9a',
      lamp: '#ffc76e',
      contrast: 0.35,
    },
    {
      sky: ['#061d2c', '#0b3b4c', '#1c6670', '#59989a'],
      sun: '#fffbe6',
      glow: '#9fdcd2',
      haze: '#36777f',
      ambient: '#52868f',
      key: '#a5e6da',
      shadow: '#3a6672',
      water: ['#57969a', '#155866', '#062a3b'],
      shallow: '#3a8d8d',
      lamp: '#ffc873',
      contrast: 0.35,
    },
    {
      sky: ['#140f38', '#2c2463', '#57438c', '#a2709d'],
      sun: '#fff4e2',
      glow: '#d0a9e0',
      haze: '#6a5594',
      ambient: '#7668ac',
      key: '#d3b6ef',
      shadow: '#4b407f',
      water: ['#9a70a0', '#43387a', '#171240'],
      shallow: '#7a6aa4',
      lamp: '#ffc07a',
      contrast: 0.35,
    },
  ],
}
