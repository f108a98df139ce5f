import { ERROR_MARK } from '@forsikring/foundation/errorMark';

interface ErrorTextProps {
  className: string;
  children: string;
}

/** An error with its mark, so that it is not the colour alone. */
export const ErrorText = ({ className, children }: ErrorTextProps) => (
  <p className={`fbw-error ${className}`}>
    <svg className="fbw-error-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ERROR_MARK} />
    </svg>
    <span>{children}</span>
  </p>
);
