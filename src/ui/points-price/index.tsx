export { PointsPrice } from './points-price.tsx'
