-- The keys in the links of mails that were kept so far; from now on they are kept sealed. Where these mails were sent by
-- nothing but this table, the person asks for another one.
update sent_mail set
  body = regexp_replace(body, '(/(verify|reset|invite)/)[^\s?#"''<>&]+', '\1-', 'g'),
  html = regexp_replace(html, '(/(verify|reset|invite)/)[^\s?#"''<>&]+', '\1-', 'g');
