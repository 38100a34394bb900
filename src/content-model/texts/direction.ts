/** `rtl` for a locale whose script is read from right to left. */
export const findDirection = (locale: string): 'rtl' | undefined =>
  /^(Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/.test(new Intl.Locale(locale).maximize().script ?? '')
    ? 'rtl'
    : undefined;
