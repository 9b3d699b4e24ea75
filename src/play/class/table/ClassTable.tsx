import { useMemo } from 'react';
import { ClassAtTable } from '../../table/classAtTable.ts';
import { useGameplay } from '../../table/gameContext.ts';
import { LazyGameTable } from '../../table/LazyGameTable.tsx';
import { type TablePartsOfTeam, TeamParts } from '../../table/teamParts.ts';
import { pupilText } from '../../text/pupil.ts';
import { TABLE_PARTS } from '../../together/table/tableParts.ts';
import { messageText } from '../messageText.ts';
import { useClass } from '../useClass.ts';
import { hasTimeRunOut } from '../whyOver.ts';
import { CallKey } from './CallKey.tsx';
import { ClassLockMates, ClassSlips } from './ClassSlips.tsx';
import { HeldCover, PauseKey } from './PauseHeld.tsx';
import { TeachersLine } from './TeachersLine.tsx';
import { useClassTold } from './useClassTold.ts';

const CLASS_PARTS: TablePartsOfTeam = {
  ...TABLE_PARTS,
  NewsSlip: ClassSlips,
  LockMates: ClassLockMates,
  inClass: { PauseKey, PauseCover: HeldCover, CallKey, TeachersLine },
};

/** The table of a class's team; only the teacher controls the clock. */
export function ClassTable() {
  useClassTold();
  const mayAskHints = useClass(({ view }) => view.mayAskHints);
  const noted = useClass((state) => state.noted);
  const isTimeUp = useGameplay(hasTimeRunOut);
  const { end, said } = pupilText;
  const over = isTimeUp ? end.timeTitle : end.endedTitle;
  const label = said.from;
  const atTable = useMemo(() => {
    const notes = noted.map(({ said, place }) => ({ place, label, text: messageText(said.message) }));
    return { mayAskHints, notes, over };
  }, [mayAskHints, noted, over, label]);
  return (
    <ClassAtTable.Provider value={atTable}>
      <TeamParts.Provider value={CLASS_PARTS}>
        <LazyGameTable />
      </TeamParts.Provider>
    </ClassAtTable.Provider>
  );
}
