import { chakra, Text } from '@chakra-ui/react';
import { Lamp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { pupilText } from '../text/pupil.ts';
import { useSeated, useSeatName } from '../together/teamContext.ts';
import { litFor } from './classStore.ts';
import { Pennant } from './Pennant.tsx';
import { useClass } from './useClass.ts';

/** Lights this screen up while the teacher looks for it. */
export function LitUp() {
  const isLit = useIsLit();
  return isLit ? <Lit /> : null;
}

function useIsLit(): boolean {
  const view = useClass((state) => state.view);
  const takenAt = useClass((state) => state.takenAt);
  const [now, setNow] = useState(takenAt);
  const left = litFor({ view, takenAt }, Math.max(now, takenAt));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(takenAt + left), left);
    return () => clearTimeout(timer);
  }, [left, takenAt]);
  return left > 0;
}

function Lit() {
  const { seat } = useSeated();
  const name = useSeatName(seat);
  const team = useClass(({ view }) => view.team);
  const { title, text } = pupilText.lit;
  return (
    <Glow ref={showOnTop} popover="manual" role="alert" className="morning">
      <Pennant team={team} size={72} />
      <Text fontFamily="heading" fontSize="3xl" fontWeight="700" lineHeight="1.1">
        {name}
      </Text>
      <Lamp size={48} aria-hidden />
      <Text fontFamily="heading" fontSize="4xl" fontWeight="700" lineHeight="1.1">
        {title}
      </Text>
      <Text maxWidth="20rem" textWrap="balance">
        {text}
      </Text>
    </Glow>
  );
}

/** Shows the glow above an open dialog, too. */
function showOnTop(glow: HTMLElement | null): void {
  glow?.showPopover?.();
}

const Glow = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'max',
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    border: '0',
    padding: '6',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4',
    textAlign: 'center',
    color: '#2a1712',
    background: 'linear-gradient(#f8d98c, #dba63a)',
  },
});
