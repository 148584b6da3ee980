import type { GeoJSONSourceSpecification, LayerSpecification, Map as MapLibre } from 'maplibre-gl'
// oxlint-disable-next-line import/default -- the address of the file, not what it exports
import libraryAddress from 'maplibre-gl/dist/maplibre-gl.mjs?url'
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { lineWidth, mapColours, type MapColour, type MapLayer, mapLayers } from '../../domain/map/map-layers.ts'
import { type MapView, pixelsPerMetre } from '../../domain/map/mercator.ts'

const [FURTHEST, NEAREST] = [10, 18]

export interface LiveMap {
  readonly moveTo: (view: MapView, isSmooth: boolean) => void
  readonly stop: () => void
}

interface Options {
  readonly label: string
  readonly view: MapView
  /** The shopper, or moveTo, moves it: told with each frame, and once when all is drawn. */
  readonly onMove: (view: MapView) => void
}

/** What a map is drawn from. The page asks for it: the library's worker may ask nobody for anything. */
export type MapData = Extract<GeoJSONSourceSpecification['data'], object>

type Library = typeof import('maplibre-gl')

/** The library comes as it is published: it is smallest already, and would take longer to build than all of the shop. */
export async function loadLibrary(): Promise<Library> {
  const library = (await import(/* @vite-ignore */ libraryAddress)) as Library
  library.setWorkerUrl(workerAddress)
  return library
}

/** Draws a map that can be moved, in place of its still picture. Throws where the browser can't. */
export function startLiveMap(
  library: Library,
  holder: HTMLElement,
  data: MapData,
  { label, view, onMove }: Options,
): LiveMap {
  const live = new library.Map({
    container: holder,
    style: {
      version: 8,
      sources: { map: { type: 'geojson', data, maxzoom: NEAREST } },
      layers: layersOf(holder, view),
    },
    center: [view.longitude, view.latitude],
    zoom: view.zoom,
    ...{ minZoom: FURTHEST, maxZoom: NEAREST, maxPitch: 0, dragRotate: false, fadeDuration: 0 },
    ...{ attributionControl: false, trackResize: true, locale: { 'Map.Title': label } },
  })
  live.touchZoomRotate.disableRotation()
  live.keyboard.disableRotation()
  const tell = () => onMove(viewOf(live))
  live.once('load', () => {
    live.on('move', tell)
    live.on('resize', tell)
    tell()
  })
  const unwatch = watchLook(() => {
    for (const layer of layersOf(holder, view))
      for (const [name, value] of Object.entries(layer.paint ?? {}))
        if (name.endsWith('-color')) live.setPaintProperty(layer.id, name as 'fill-color', value)
  })
  return {
    moveTo({ longitude, latitude, zoom }, isSmooth) {
      live.easeTo({ center: [longitude, latitude], zoom, duration: isSmooth ? 400 : 0 })
    },
    stop() {
      unwatch()
      live.remove()
    },
  }
}

function viewOf(live: MapLibre): MapView {
  const { lng, lat } = live.getCenter()
  const { clientWidth, clientHeight } = live.getContainer()
  return { longitude: lng, latitude: lat, zoom: live.getZoom(), width: clientWidth, height: clientHeight }
}

/** The layers of the still picture, in the colours that the tokens have now. */
function layersOf(holder: HTMLElement, { latitude }: MapView): LayerSpecification[] {
  const style = getComputedStyle(holder)
  const colours = Object.fromEntries(
    mapColours.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim()]),
  ) as Record<MapColour, string>
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
    ...mapLayers.map((layer) => layerOf(layer, colours[layer.colour], latitude)),
  ]
}

function layerOf({ kind, line }: MapLayer, colour: string, latitude: number): LayerSpecification {
  const common = { id: kind, source: 'map', filter: ['==', ['get', 'kind'], kind] as ['==', ['get', string], string] }
  if (!line) return { ...common, type: 'fill', paint: { 'fill-color': colour } }
  const zooms = Array.from({ length: NEAREST - FURTHEST + 1 }, (_, index) => FURTHEST + index)
  const widths = zooms.flatMap((zoom) => [zoom, lineWidth(line, pixelsPerMetre(latitude, zoom))])
  return {
    ...common,
    type: 'line',
    layout: { 'line-cap': line.dashes ? 'butt' : 'round', 'line-join': 'round' },
    paint: {
      'line-color': colour,
      'line-width': ['interpolate', ['linear'], ['zoom'], ...widths],
      ...(line.dashes && { 'line-dasharray': [...line.dashes] }),
    },
  }
}

/** Light becomes dark by the system, and by the shopper's own choice, which the document's head carries. */
function watchLook(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const choice = new MutationObserver(onChange)
  choice.observe(document.head, { subtree: true, attributeFilter: ['media'] })
  system.addEventListener('change', onChange)
  return () => {
    choice.disconnect()
    system.removeEventListener('change', onChange)
  }
}
