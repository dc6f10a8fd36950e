/** Props of every drawn city, computed from the view of one seat. */
import type { CityProps } from '../../city/City.tsx'
import { fightsAt, partnerOf } from '../../city/fights.ts'
import { type CityView, placeOf, type TableView } from '../../city/view.ts'
import { type PlayerInfo, seatsHere } from '../../game-model/table.ts'

type SharedCityProps = Pick<CityProps, 'game' | 'age' | 'city' | 'player' | 'named' | 'place' | 'fights' | 'isPartner'>

export function cityPropsFrom(
  view: TableView,
  viewer: number,
  sitters: readonly PlayerInfo[],
  /** The viewer is a spectator: no city is their own. */
  isWatched = false,
): (city: CityView) => SharedCityProps {
  const { game, age } = view
  const fights = fightsAt(view, viewer)
  const partner = partnerOf(game, viewer)
  const named = isWatched || seatsHere(sitters).length > 1
  return (city) => {
    return {
      game,
      age,
      city,
      player: sitters[city.seat],
      named,
      place: isWatched && city.seat === viewer ? 'across' : placeOf(game, viewer, city.seat),
      fights: isWatched ? undefined : fights.filter(({ foe }) => foe === city.seat),
      isPartner: city.seat === partner,
    }
  }
}
