import { Flex } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { appText } from '../text/app.ts';
import { useOnline } from './useOnline.ts';

/** Says that there is no connection; the live region stands there before, or screen readers would not speak it. */
export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <Flex
          align="center"
          justify="center"
          gap="2"
          px="4"
          py="2"
          bg="bg.warning"
          color="fg.warning"
          borderBottomWidth="1px"
          borderColor="orange.700"
          textStyle="sm"
          fontWeight="600"
        >
          <WifiOff size={16} aria-hidden />
          {appText.offline}
        </Flex>
      )}
    </div>
  );
}
