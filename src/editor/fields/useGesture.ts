import { useRef } from 'react';
import { newId } from '../../shared/store/newId.ts';

/** One undo step for each time a field has the focus (E2): `begin` on focus, `current` with each command. */
export function useGesture() {
  const gesture = useRef('');
  return {
    begin: () => {
      gesture.current = newId();
    },
    current: () => gesture.current,
  };
}
