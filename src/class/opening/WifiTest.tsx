import { Text } from '@chakra-ui/react';
import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSharedAddress } from '../../rooms/share/useSharedAddress.ts';
import { Notice } from '../../shared/kit/Notice.tsx';
import { lobbyText } from '../text/lobby.ts';

/** Milliseconds without any pupil after which the sheet suggests testing the Wi-Fi. */
const SUSPECTED_AFTER = 60_000;

/**
 * For a network without internet: helps to test whether another device reaches this one. Some access points
 * keep devices apart.
 */
export function WifiTest({ hasAnswered }: { hasAnswered: boolean }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SUSPECTED_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const { isForNetwork } = useSharedAddress();
  const { answered, answeredHelp, silent, silentHelp } = lobbyText.wifi;
  if (!isForNetwork || (!hasAnswered && !isLate)) return null;
  return (
    <Notice role="status" tone={hasAnswered ? 'success' : 'warning'}>
      {hasAnswered ? <Wifi aria-hidden /> : <WifiOff aria-hidden />}
      <Text>
        <b>{hasAnswered ? answered : silent}</b> {hasAnswered ? answeredHelp : silentHelp}
      </Text>
    </Notice>
  );
}
