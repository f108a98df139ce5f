import '@forsikring/feedback-widget/styles.css';
import '@forsikring/tracking-consent/styles.css';
import '@forsikring/ui-kit/base.css';
import '@forsikring/ui-kit/css/toast.css';
import '@forsikring/ui-kit/styles.css';
import '@forsikring/ui-kit/tokens.css';
