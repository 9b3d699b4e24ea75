import { DIFFICULTY_BANDS, type Difficulty } from '../../../core/room/lists/difficulty.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { Keyholes } from '../../shared/kit/Keyholes.tsx';
import { Fact } from './Fact.tsx';
import { roomFigures } from './roomFigures.ts';

/** A room's difficulty, in keyholes and words, and its minutes; nothing where it is unknown. */
export function DifficultyFact({ room }: { room: SummaryEntry }) {
  const words = roomFigures(room).difficulty;
  if (!room.difficulty || words === null) return null;
  return <Fact icon={<Keyholes count={keyholesOf(room.difficulty.band)} />}>{words}</Fact>;
}

function keyholesOf(band: Difficulty['band']): 1 | 2 | 3 | 4 {
  return (DIFFICULTY_BANDS.indexOf(band) + 1) as 1 | 2 | 3 | 4;
}
