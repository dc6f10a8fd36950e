/** Geometry of a table seen from above: one side per seat, the viewer's at the bottom, then clockwise. */
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

/** A point outside the middle of a side. */
export const beside = (sides: number, side: number, radius: number, gap: number): PolygonPoint =>
  at(radius * Math.cos(Math.PI / sides) + gap, sideAngle(sides, side))

export const between = (from: PolygonPoint, to: PolygonPoint, part: number): PolygonPoint => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})
