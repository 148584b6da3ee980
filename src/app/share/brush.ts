/** Pixels of the poster. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Rounded = Box & { readonly radius: number | number[] }

interface TextStyle {
  readonly size: number
  readonly weight: number
  readonly colour: string
}

interface Place {
  readonly left: number
  readonly top: number
  readonly scale: number
}

interface PathStyle {
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
}

type Context = CanvasRenderingContext2D

/** The few strokes that a poster is made of. */
export interface Brush extends Shapes, Words, Frames {
  /** A colour of the theme by its token. */
  readonly colour: (token: string) => string
}

export function brush(context: Context): Brush {
  const tokens = getComputedStyle(document.documentElement)
  const colour = (token: string) => inTheLight(() => tokens.getPropertyValue(token).trim())
  return { colour, ...shapes(context), ...words(context), ...frames(context) }
}

/** It is sent to others, and its code is read by their phones: dark on light, whatever this device shows. */
function inTheLight<T>(read: () => T): T {
  const dark = document.querySelector<HTMLStyleElement>('style[media]')?.sheet
  if (!dark) return read()
  dark.disabled = true
  try {
    return read()
  } finally {
    dark.disabled = false
  }
}

type Shapes = ReturnType<typeof shapes>
type Words = ReturnType<typeof words>
type Frames = ReturnType<typeof frames>

function roundPath(context: Context, { left, top, width, height, radius }: Rounded): void {
  context.beginPath()
  context.roundRect(left, top, width, height, radius)
}

/** Draws with settings that are as before afterwards. */
function apart(context: Context, draw: () => void): void {
  context.save()
  draw()
  context.restore()
}

const shapes = (context: Context) => ({
  rect({ left, top, width, height }: Box, colour: string) {
    context.fillStyle = colour
    context.fillRect(left, top, width, height)
  },
  roundRect(box: Rounded, colour: string) {
    roundPath(context, box)
    context.fillStyle = colour
    context.fill()
  },
  disc(x: number, y: number, radius: number, colour: string) {
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fillStyle = colour
    context.fill()
  },
  gradient({ left, top, width, height }: Box, colours: readonly string[]) {
    const gradient = context.createLinearGradient(0, top, 0, top + height)
    colours.forEach((colour, at) => gradient.addColorStop(at / (colours.length - 1), colour))
    context.fillStyle = gradient
    context.fillRect(left, top, width, height)
  },
  dashes: (from: number, to: number, y: number, colour: string) =>
    apart(context, () => {
      context.setLineDash([10, 10])
      context.strokeStyle = colour
      context.lineWidth = 2
      context.stroke(new Path2D(`M${from} ${y}H${to}`))
    }),
  /** An SVG path, moved and scaled. */
  path: (data: string, { left, top, scale }: Place, { fill, stroke, width = 1 }: PathStyle) =>
    apart(context, () => {
      context.translate(left, top)
      context.scale(scale, scale)
      const path = new Path2D(data)
      Object.assign(context, { lineCap: 'round', lineWidth: width, fillStyle: fill ?? '', strokeStyle: stroke ?? '' })
      if (fill) context.fill(path)
      if (stroke) context.stroke(path)
    }),
})

function words(context: Context) {
  const family = getComputedStyle(document.body).fontFamily
  const font = ({ size, weight }: TextStyle) => `${weight} ${size}px ${family}`
  return {
    text(text: string, left: number, base: number, style: TextStyle) {
      context.font = font(style)
      context.fillStyle = style.colour
      context.fillText(text, left, base)
    },
    widthOf(text: string, style: TextStyle) {
      context.font = font(style)
      return context.measureText(text).width
    },
  }
}

const frames = (context: Context) => ({
  shadowed: (draw: () => void) =>
    apart(context, () => {
      Object.assign(context, { shadowColor: 'rgb(18 33 46 / 12%)', shadowBlur: 60, shadowOffsetY: 18 })
      draw()
    }),
  /** Draws inside of a box with round corners alone. */
  within: (box: Rounded, draw: () => void) =>
    apart(context, () => {
      roundPath(context, box)
      context.clip()
      draw()
    }),
  /** Fills the box with the middle of the picture. */
  cover(picture: HTMLImageElement, { left, top, width, height }: Box) {
    const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight)
    const [w, h] = [width / scale, height / scale]
    const [x, y] = [(picture.naturalWidth - w) / 2, (picture.naturalHeight - h) / 2]
    context.drawImage(picture, x, y, w, h, left, top, width, height)
  },
})
