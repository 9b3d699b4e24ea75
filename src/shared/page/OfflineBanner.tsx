import { WifiOff } from 'lucide-react';
import { useOnline } from '../browser/useOnline.ts';
import { appText } from '../text/app.ts';
import { WarningBanner } from './WarningBanner.tsx';

/**
 * Says that there is no connection. A running play says so in its notice line instead, since nothing may move
 * there.
 */
export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <WarningBanner isShown={!isOnline} borderBottomWidth="1px" borderColor="border.warning">
      <WifiOff aria-hidden />
      {appText.offline}
    </WarningBanner>
  );
}
