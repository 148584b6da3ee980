import { pagoda } from 'pagoda/vite'

export default { plugins: [pagoda()] }
