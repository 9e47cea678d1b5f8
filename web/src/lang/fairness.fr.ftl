### La partie était-elle honnête ? La vérification d’un fichier de partie dans la page, et ce qu’elle prouve.

fairness-title = La partie était-elle honnête ?
fairness-about = Cette page peut vérifier seule chaque tirage et chaque choix scellé, quoi que dise le serveur.
fairness-check = Vérifier
fairness-busy = Vérifié jusqu’ici : { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

## Le résultat de l’ensemble
fairness-verdict-right = Chaque tirage et chaque choix scellé est juste.
fairness-verdict-wrong = Quelque chose cloche dans cette partie.
fairness-verdict-unknown = Rien de faux n’a été trouvé, mais tout ne peut pas être vérifié ici.
fairness-counts = Vérifiés dans cette page : { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
} et { $seals ->
    [one] { $seals } choix scellé
   *[other] { $seals } choix scellés
}.

## Une vérification : en un mot à côté de sa marque
fairness-right = Juste
fairness-wrong = Faux
fairness-unknown = Non vérifié
fairness-list = Ce qui a été vérifié

## Les vérifications. $entry est le numéro d’une entrée du fichier, $wrong et $unknown combien il y en a sur $count.
fairness-format-unknown = Ce n’est pas un fichier de partie que cette page sache lire.
fairness-running-unknown = La partie n’est pas terminée : son secret n’est montré qu’à la fin.
fairness-house-right = Le mot du serveur correspond à l’empreinte qui en avait été publiée.
fairness-house-wrong = Le mot du serveur ne correspond pas à l’empreinte qui en avait été publiée.
fairness-house-seen-right = L’empreinte du mot du serveur est celle que cette page a vue avant le début de la partie.
fairness-house-seen-wrong = L’empreinte du mot du serveur n’est pas celle que cette page a vue avant le début de la partie.
fairness-house-seen-unknown = Cette page n’a pas vu l’empreinte du mot du serveur avant le début de la partie : elle n’a donc rien à comparer.
fairness-own-word-right = Le mot apporté par cette page est parmi les mots des places.
fairness-own-word-wrong = Le mot apporté par cette page n’est pas parmi les mots des places. (Si vous avez repris place sur un autre appareil, c’est le mot de celui-là qui compte.)
fairness-own-word-unknown = Cette page ne se souvient d’aucun mot à elle : vous avez pris place sur un autre appareil, ou le navigateur l’a oublié.
fairness-secret-right = Le secret derrière tous les tirages est fait du mot du serveur et de celui de chaque place, et de rien d’autre.
fairness-secret-wrong = Le secret derrière tous les tirages n’est pas fait du mot du serveur et de ceux des places.
fairness-secret-unknown = Le fichier ne contient aucun mot : on ne peut donc pas vérifier comment son secret a été fait.
fairness-commitment-right = Le secret correspond à l’empreinte qui en avait été publiée.
fairness-commitment-wrong = Le secret ne correspond pas à l’empreinte qui en avait été publiée.
fairness-commitment-seen-right = L’empreinte du secret est celle qui a été montrée à cette page pendant la partie.
fairness-commitment-seen-wrong = L’empreinte du secret n’est pas celle qui a été montrée à cette page pendant la partie.
fairness-commitment-seen-unknown = L’empreinte du secret n’a pas été montrée à cette page pendant la partie : elle n’a donc rien à comparer.
fairness-draws-right = { $count ->
    [0] Il n’y avait rien à tirer.
    [one] Un tirage : c’est ce que donne le secret parmi tout ce qui pouvait être tiré.
   *[other] { $count } tirages : chacun est ce que donne le secret parmi tout ce qui pouvait être tiré.
}
fairness-draws-wrong = { $wrong ->
    [one] Le tirage de l’entrée { $entry } du fichier n’est pas ce que donne le secret.
   *[other] { $wrong } tirages ne sont pas ce que donne le secret ; le premier est à l’entrée { $entry } du fichier.
}
fairness-draws-unknown = { $right ->
    [0] Le fichier ne dit pas parmi quoi on a tiré, comme les plus anciens : ses tirages ne peuvent donc pas être vérifiés ici.
   *[other] Tirages conformes à ce que donne le secret : { $right } sur { $count } ; le fichier ne dit pas parmi quoi les autres ont été tirés.
}
fairness-lone-right = { $count ->
    [one] Un tirage ne pouvait tomber que d’une façon, comme dans une urne aux bulletins d’un seul gang : le hasard n’avait rien à décider.
   *[other] { $count } tirages ne pouvaient tomber que d’une façon, comme dans une urne aux bulletins d’un seul gang : le hasard n’avait rien à décider.
}
fairness-lone-wrong = Le tirage de l’entrée { $entry } du fichier n’est pas le seul qui pouvait tomber.
fairness-seals-right = { $count ->
    [0] Il n’y a pas eu de choix scellé.
    [one] Un choix scellé : il a été ouvert tel qu’il avait été fermé.
   *[other] { $count } choix scellés : chacun a été ouvert tel qu’il avait été fermé.
}
fairness-seals-wrong = { $wrong ->
    [one] Le choix de l’entrée { $entry } du fichier ne correspond pas à son sceau.
   *[other] { $wrong } choix ne correspondent pas à leur sceau ; le premier est à l’entrée { $entry } du fichier.
}
fairness-receipts-right = { $count ->
    [one] Le choix fermé pour vous porte le sceau dont cette page a reçu le récépissé.
   *[other] { $count } choix fermés pour vous portent les sceaux dont cette page a reçu les récépissés.
}
fairness-receipts-wrong = { $wrong ->
    [one] Le choix de l’entrée { $entry } du fichier ne porte pas le sceau dont cette page a reçu le récépissé. (Si vous l’avez refait sur un autre appareil, c’est le récépissé de celui-là qui compte.)
   *[other] { $wrong } choix fermés pour vous ne portent pas les sceaux dont cette page a reçu les récépissés ; le premier est à l’entrée { $entry } du fichier. (Si vous les avez refaits sur un autre appareil, ce sont les récépissés de celui-là qui comptent.)
}
fairness-log-right = Le fichier raconte la partie telle que cette page l’a montrée, dans toutes ses entrées : { $count }.
fairness-log-wrong = { $wrong ->
    [one] L’entrée { $entry } du fichier n’est pas ce que cette page a montré.
   *[other] { $wrong } entrées du fichier ne sont pas ce que cette page a montré ; la première est l’entrée { $entry }.
}
fairness-log-unknown = { $unknown ->
    [one] Une entrée était cachée à cette page quand elle a été faite : elle ne peut donc pas être comparée.
   *[other] { $unknown } entrées étaient cachées à cette page quand elles ont été faites : elles ne peuvent donc pas être comparées.
}
fairness-not-there-unknown = Cette page n’était pas à la table : elle ne peut donc pas comparer le fichier avec ce qui a été montré avant et pendant la partie.

## Ce que cela prouve. $words : si les joueurs ont apporté des mots.
fairness-proves = { $words ->
    [yes] Là où tout cela est juste, personne n’a pu choisir un tirage ni changer un choix scellé, à moins que le serveur n’ait été de mèche avec qui a apporté le dernier mot.
   *[no] Là où tout cela est juste, aucun tirage et aucun choix scellé n’a été changé après coup ; mais qui a mené la partie a pu en choisir le secret.
}
fairness-proves-not = Cela ne prouve pas que personne n’a regardé, car qui tient le serveur peut lire sa base de données ; si tous les coups étaient permis, « fivepoints verify » le dit d’après le fichier.

## Les nombres derrière tout cela
fairness-hashes = Le secret et les empreintes
fairness-secret = Secret
fairness-commitment = Son empreinte, publiée avant le premier tirage
fairness-house = Le mot du serveur
fairness-house-hash = Son empreinte, publiée avant que quiconque s’assoie
fairness-seat-word = Mot apporté par { $who }
fairness-seat-word-filled-in = Mot de { $who }, qui n’en a pas apporté : le serveur l’a fourni
