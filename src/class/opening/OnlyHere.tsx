import { chakra } from '@chakra-ui/react';
import { useCallback } from 'react';
import { useBackend } from '../../shared/context/useBackend.ts';
import { useAnswer } from '../../shared/load/useAnswer.ts';
import { lobbyText } from '../text/lobby.ts';

/** The command with which other devices reach the app. */
const WITH_NETWORK = 'npm start -- --lan';

/**
 * Says that the address works on this machine alone. How other devices reach the app is told where its server runs
 * here, and folded: a teacher is seldom the person who starts it.
 */
export function OnlyHere() {
  const { calls } = useBackend();
  const load = useCallback(() => calls.offers({}), [calls]);
  const isServedHere = useAnswer(load, null)?.isRehearsal === true;
  const { text, others, command } = lobbyText.onlyHere;
  return (
    <>
      {text}
      {isServedHere && (
        <chakra.details>
          <chakra.summary cursor="pointer" minHeight="11" alignContent="center">
            {others}
          </chakra.summary>
          {command}{' '}
          <chakra.code whiteSpace="nowrap" fontWeight="700">
            {WITH_NETWORK}
          </chakra.code>
        </chakra.details>
      )}
    </>
  );
}
