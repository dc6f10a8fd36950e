/** Conditions of rules that only some leaders need. */
export { withAllLeaders } from '../../leaders/rulebook/conditions.ts'
