import { useRef, useState } from 'react';
import { createSerialQueue } from '../../../../core/util/createSerialQueue.ts';
import { useGame } from '../../table/gameContext.ts';
import { useSeated } from '../../together/teamContext.ts';
import { useClassStore } from '../useClass.ts';

/** Changes of one's own seat: another random name, or the number of people who sit here. */
interface SetUp {
  spin?: true;
  people?: number;
}

/** Changes this player's own seat. A number of people is shown before the server has answered. */
export function useSetUp() {
  const { gameplay } = useGame();
  const { party, proof } = useSeated();
  const inClass = useClassStore();
  const [enqueue] = useState(createSerialQueue);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const asked = useRef(0);

  async function setUp(wanted: SetUp): Promise<void> {
    const { people: before } = inClass.getState().view;
    const number = ++asked.current;
    setIsBusy(true);
    setHasFailed(false);
    if (wanted.people !== undefined) inClass.getState().change({ people: wanted.people });
    try {
      const { spinsLeft, people } = await enqueue(() => party.setUpSeat({ ...proof(), ...wanted }));
      // A later press has already shown another number.
      inClass.getState().change({ spinsLeft, ...(number === asked.current && { people }) });
      if (wanted.spin) await gameplay.getState().refresh();
    } catch (error) {
      console.error('The seat could not be changed.', error);
      inClass.getState().change({ people: before });
      setHasFailed(true);
    }
    if (number === asked.current) setIsBusy(false);
  }

  return { setUp, isBusy, hasFailed };
}
