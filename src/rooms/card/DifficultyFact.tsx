import { DIFFICULTY_BANDS, type Difficulty } from '../../../core/room/lists/difficulty.ts';
import { Keyholes } from '../../shared/kit/Keyholes.tsx';
import { cardText } from '../text/card.ts';
import { Fact } from './Fact.tsx';

/** A room's difficulty, in keyholes and words, and its minutes. */
export function DifficultyFact({ difficulty: { band, minutes } }: { difficulty: Difficulty }) {
  return <Fact icon={<Keyholes count={keyholesOf(band)} />}>{cardText.difficulty(band, minutes)}</Fact>;
}

function keyholesOf(band: Difficulty['band']): 1 | 2 | 3 | 4 {
  return (DIFFICULTY_BANDS.indexOf(band) + 1) as 1 | 2 | 3 | 4;
}
