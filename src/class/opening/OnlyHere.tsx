import { chakra } from '@chakra-ui/react';
import { lobbyText } from '../text/lobby.ts';

/** The command with which other devices reach the app. */
const WITH_NETWORK = 'npm start -- --lan';

/** Says that the address works on this machine alone, and how other devices reach the app. */
export function OnlyHere() {
  return (
    <>
      {lobbyText.onlyHere}{' '}
      <chakra.code whiteSpace="nowrap" fontWeight="700">
        {WITH_NETWORK}
      </chakra.code>
    </>
  );
}
