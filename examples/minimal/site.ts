import type { Site } from 'pagoda/engine'
import { widgets } from 'pagoda/widgets'
import { greeting } from './endpoints/greeting.ts'

export const site: Site = { language: 'en', widgets, endpoints: { greeting } }
