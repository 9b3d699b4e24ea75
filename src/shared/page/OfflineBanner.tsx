import { WifiOff } from 'lucide-react';
import { useOnline } from '../browser/useOnline.ts';
import { appText } from '../text/app.ts';
import { WarningBanner } from './WarningBanner.tsx';

/** Says that there is no connection. A running game says it in its line of notices: there nothing may move under a finger. */
export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <WarningBanner isShown={!isOnline} borderBottomWidth="1px" borderColor="border.warning">
      <WifiOff aria-hidden />
      {appText.offline}
    </WarningBanner>
  );
}
