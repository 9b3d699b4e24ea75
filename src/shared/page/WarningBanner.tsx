import { Flex, type FlexProps } from '@chakra-ui/react';

interface WarningBannerProps extends FlexProps {
  isShown: boolean;
}

/** A warning across the page, an icon and words; its live region always stands there, or screen readers would not speak it. */
export function WarningBanner({ isShown, ...rest }: WarningBannerProps) {
  return (
    <div role="status">
      {isShown && (
        <Flex
          align="center"
          justify="center"
          gap="2"
          px="4"
          py="2"
          bg="bg.warning"
          color="fg.warning"
          textStyle="sm"
          fontWeight="600"
          css={{ '& svg': { boxSize: '4', flexShrink: '0' } }}
          {...rest}
        />
      )}
    </div>
  );
}
