import { createServer } from 'node:http'
import { serveSite } from 'pagoda/server'
import { greet } from './endpoints/greeting.ts'
import { site } from './site.ts'

const port = Number(process.env.PORT ?? 3000)
const listener = await serveSite({
  site,
  handlers: { greeting: greet },
  pages: 'pages',
  client: 'dist/client',
})
createServer(listener).listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}${site.base ?? ''}/`))
