/** Geometry of the mark of a table: a polygon with one side per seat. */
export interface PolygonPoint {
  x: number
  y: number
}

const at = (radius: number, degrees: number): PolygonPoint => ({
  x: radius * Math.cos((degrees * Math.PI) / 180),
  y: radius * Math.sin((degrees * Math.PI) / 180),
})

/** The direction of a side from the centre, in degrees. */
const sideAngle = (sides: number, side: number): number => 90 + (side * 360) / sides

export const corners = (sides: number, radius: number): PolygonPoint[] =>
  Array.from({ length: sides }, (_, side) => at(radius, sideAngle(sides, side) - 180 / sides))

export const between = (from: PolygonPoint, to: PolygonPoint, part: number): PolygonPoint => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})
