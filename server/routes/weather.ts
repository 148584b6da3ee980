import type { FastifyInstance } from 'fastify'
import { contractRoute } from '../plugins/contract-route.ts'
import { noWeather, type WeatherPort } from '../ports/weather.ts'

/** The weather at the resort (A7). Without an answer of the weather service it has status 0, which hides it (A8). */
export function weatherRoute(app: FastifyInstance, port: WeatherPort): void {
  contractRoute(app, 'weather', async () => {
    try {
      return await port.today()
    } catch (error) {
      app.log.warn({ err: error }, 'there is no weather')
      return noWeather
    }
  })
}
